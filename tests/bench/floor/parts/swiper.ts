import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { keep } from './keep'

keep(Swiper, Autoplay)
