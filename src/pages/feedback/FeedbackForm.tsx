import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { feedbackKinds, feedbackWords, wordsIn, type FeedbackActor } from '../../flows/service/feedback'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Chip, ChipRow } from '../../ui/Chip'
import { TextArea } from '../../ui/TextArea'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { useOnce } from '../shared/Unsettled'
import form from '../shared/form/form.module.css'
import css from './feedback.module.css'

/** The topic and the text, with a word count. */
export function FeedbackForm({ feedback }: { feedback: FeedbackActor }) {
  const { t } = useTranslation('feedback')
  const { kind, text, problem, failure } = useSelector(feedback, (state) => state.context)
  const sending = useOnce(feedback).status === 'sending'
  const { min, max } = feedbackWords
  return (
    <Form className={css.form} onSubmit={() => feedback.send({ type: 'SUBMIT' })}>
      <p className={form.lead}>{t('lead')}</p>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
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
        help={t('bounds', { min, max })}
        error={problem && t(`problem.${problem}`, { min, max })}
        aside={<span className="num">{t('count', { count: wordsIn(text), max })}</span>}
        onChange={({ target }) => feedback.send({ type: 'TYPE', text: target.value })}
      />
      <p className="t3 quiet">{t('secret')}</p>
      <Button type="submit" wide busy={sending} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </Form>
  )
}
