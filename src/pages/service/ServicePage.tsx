import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { help, helpActor } from '../../flows/help'
import { inspect } from '../../flows/inspect'
import { currentFlags } from '../../flows/root'
import { serviceDeskFlow } from '../../flows/service-desk'
import { chatCircleDotsBold, questionBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { useLanguageNews } from '../shared/useLanguageNews'
import { PageBar } from '../shell/PageBar'
import { Desk } from './Desk'
import css from './service.module.css'

/** Questions that show beside the desk. */
const shown = 4

/** Customer service (ROUTE-65, HELP-14): whom to talk to, and the answers that most questions have already. */
export default function ServicePage() {
  const { t } = useTranslation(['service', 'titles'])
  const desk = useActorRef(serviceDeskFlow, { input: { widget: false }, inspect })
  useLanguageNews(desk)
  const loading = useSelector(desk, (state) => state.matches('loading'))
  const questions = useSelector(helpActor(), (state) => help.view(state).data) ?? []
  return (
    <PageFrame bar={<PageBar title={t('titles:service')} />} width="form" busy={loading}>
      <div className={css.page}>
        <p className="muted">{t('lead')}</p>
        <Desk desk={desk} />
        {questions.length > 0 && (
          <section aria-labelledby="service-questions">
            <h2 id="service-questions" className={`t1 ${css.title}`}>
              {t('questions')}
            </h2>
            <List>
              {questions.slice(0, shown).map(({ title }, n) => (
                <ListRow key={title} icon={questionBold} href={`/m/helpDetail?i=${String(n)}`}>
                  {title}
                </ListRow>
              ))}
            </List>
            <a className={`text-link ${css.all}`} href="/m/help">
              {t('questions.all')}
            </a>
          </section>
        )}
        {currentFlags()['FEEDBACK3'] === '1' && (
          <List>
            <ListRow icon={chatCircleDotsBold} href="/m/feedback" sub={t('feedback.text')}>
              {t('feedback')}
            </ListRow>
          </List>
        )}
        <p className="t3 quiet">{t('secret')}</p>
      </div>
    </PageFrame>
  )
}
