import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { feedbackKinds, feedbackWords, sendFeedback, wordsIn, type FeedbackActor } from '../../flows/feedback'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { TextArea } from '../../ui/TextArea'
import { FormFailure } from '../login/FormFailure'
import form from '../shared/form/form.module.css'
import css from './feedback.module.css'

/** What it is about and the words, counted as words. */
export function FeedbackForm({ feedback }: { feedback: FeedbackActor }) {
  const { t } = useTranslation(['feedback', 'shell'])
  const { kind, text, problem, failure, lost } = useSelector(feedback, (state) => state.context)
  const sending = useSelector(feedback, (state) => state.hasTag('sending'))
  const { least, most } = feedbackWords
  const words = failure && wordsForFailure(failure)
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sendFeedback(feedback)
      }}
    >
      <p className={form.lead}>{t('lead')}</p>
      <FormFailure>{words ? t(`shell:${words.key}`, words.values) : lost ? t('lost') : null}</FormFailure>
      <ChipRow label={t('kind')} layout="flow">
        {feedbackKinds.map((one) => (
          <Chip
            key={one}
            picked={one === kind}
            disabled={sending}
            onClick={() => feedback.send({ type: 'CHOOSE', kind: one })}
          >
            {t(`kind.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <TextArea
        name="content"
        rows={8}
        label={t('content')}
        required={t('required')}
        placeholder={t('placeholder')}
        value={text}
        readOnly={sending}
        help={t('bounds', { least, most })}
        error={problem && t(`problem.${problem}`, { least, most })}
        aside={<span className="num">{t('count', { count: wordsIn(text), most })}</span>}
        onChange={({ target }) => feedback.send({ type: 'TYPE', text: target.value })}
      />
      <p className="t3 quiet">{t('secret')}</p>
      <Button type="submit" wide busy={sending} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
