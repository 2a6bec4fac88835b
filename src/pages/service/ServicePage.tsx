import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { help, helpActor } from '../../flows/service/help'
import { currentFlags } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { serviceDeskFlow, serviceDeskInput } from '../../flows/service/service-desk'
import { chatCircleDotsBold, questionBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Titled } from '../../ui/Titled'
import { useLanguageNews } from '../shared/useLanguageNews'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { Desk } from './Desk'
import css from './service.module.css'
import { useChart } from '../../flows/core/useChart'

/** Questions shown next to the contact options. */
const shown = 4

/** Customer service (ROUTE-65, HELP-14): whom to contact, and answers to frequent questions. */
export default function ServicePage() {
  const { t } = useTranslation(['service', 'titles'])
  const [input] = useState(() => serviceDeskInput(false))
  const desk = useChart(serviceDeskFlow, input)
  useLanguageNews(desk)
  const feedback = useSite(currentFlags)['FEEDBACK3'] === '1'
  const loading = useSelector(desk, (state) => state.hasTag('loading'))
  const questions = useSelector(helpActor(), (state) => help.view(state).data) ?? []
  return (
    <PageFrame bar={<PageBar title={t('titles:service')} />} width="form" busy={loading}>
      <div className={css.page}>
        <p className="muted">{t('lead')}</p>
        <Desk desk={desk} />
        {questions.length > 0 && (
          <Titled id="service-questions" title={t('questions')} look={`t1 ${css.title}`}>
            <List>
              {questions.slice(0, shown).map(({ title }, n) => (
                <ListRow key={title} icon={questionBold} href={linkTo(paths.helpDetail, { i: String(n) })}>
                  {title}
                </ListRow>
              ))}
            </List>
            <a className={`text-link ${css.all}`} href={paths.help}>
              {t('questions.all')}
            </a>
          </Titled>
        )}
        {feedback && (
          <List>
            <ListRow icon={chatCircleDotsBold} href={paths.feedback} sub={t('feedback.text')}>
              {t('feedback')}
            </ListRow>
          </List>
        )}
        <p className="t3 quiet">{t('secret')}</p>
      </div>
    </PageFrame>
  )
}
