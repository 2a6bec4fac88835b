import dayjs from 'dayjs'
import { keep } from './keep'

keep(dayjs(0).format('YYYY-MM-DD'))
