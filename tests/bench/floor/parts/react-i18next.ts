import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { keep } from './keep'

keep(createInstance().use(initReactI18next), I18nextProvider, useTranslation)
