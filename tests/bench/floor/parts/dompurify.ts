import DOMPurify from 'dompurify'
import { keep } from './keep'

keep(DOMPurify.sanitize('<p>'))
