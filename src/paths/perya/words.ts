import { words as contractEnglish } from '../../i18n/words/EN/contract'
import { words as depositEnglish } from '../../i18n/words/EN/deposit'
import { words as formEnglish } from '../../i18n/words/EN/form'
import { words as homeEnglish } from '../../i18n/words/EN/home'
import { words as loginEnglish } from '../../i18n/words/EN/login'
import { words as partsEnglish } from '../../i18n/words/EN/parts'
import { words as shellEnglish } from '../../i18n/words/EN/shell'
import { words as withdrawEnglish } from '../../i18n/words/EN/withdraw'
import { words as contractFilipino } from '../../i18n/words/TY/contract'
import { words as depositFilipino } from '../../i18n/words/TY/deposit'
import { words as formFilipino } from '../../i18n/words/TY/form'
import { words as homeFilipino } from '../../i18n/words/TY/home'
import { words as loginFilipino } from '../../i18n/words/TY/login'
import { words as partsFilipino } from '../../i18n/words/TY/parts'
import { words as shellFilipino } from '../../i18n/words/TY/shell'
import { words as withdrawFilipino } from '../../i18n/words/TY/withdraw'
import { words as arrivalEnglish } from '../../i18n/words/EN/arrival'
import { words as arrivalFilipino } from '../../i18n/words/TY/arrival'
import { words as forgetEnglish } from '../../i18n/words/EN/forget'
import { words as forgetFilipino } from '../../i18n/words/TY/forget'
import { words as registerEnglish } from '../../i18n/words/EN/register'
import { words as registerFilipino } from '../../i18n/words/TY/register'
import type { Project } from '../export/project'

/** The app's own words, for what a tester taps and reads. */
export const tables: Project['tables'] = {
  en: {
    register: registerEnglish,
    forget: forgetEnglish,
    arrival: arrivalEnglish,
    contract: contractEnglish,
    deposit: depositEnglish,
    form: formEnglish,
    home: homeEnglish,
    login: loginEnglish,
    parts: partsEnglish,
    shell: shellEnglish,
    withdraw: withdrawEnglish,
  },
  fil: {
    register: registerFilipino,
    forget: forgetFilipino,
    arrival: arrivalFilipino,
    contract: contractFilipino,
    deposit: depositFilipino,
    form: formFilipino,
    home: homeFilipino,
    login: loginFilipino,
    parts: partsFilipino,
    shell: shellFilipino,
    withdraw: withdrawFilipino,
  },
}
