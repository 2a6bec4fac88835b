import { createInstance } from 'i18next'
import { keep } from './keep'

const words = createInstance()
void words.init({ lng: 'en', resources: { en: { translation: { hello: 'Hello' } } } })
keep(words.t('hello'))
