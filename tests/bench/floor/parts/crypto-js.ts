import AES from 'crypto-js/aes'
import { keep } from './keep'

keep(AES.encrypt('text', 'key'))
