import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { whenFinished } from '../../flows/core/finished'
import {
  securityQuestionsFlow,
  type QuestionField,
  type SecurityQuestionsActor,
} from '../../flows/account/security-centre'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Field } from '../../ui/Field'
import { PasswordField } from '../../ui/PasswordField'
import { SelectField } from '../../ui/SelectField'
import { Skeleton } from '../../ui/Skeleton'
import { ChangeStep } from '../shared/ChangeStep'
import { FormFailure } from '../shared/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import css from './security.module.css'
import { LoadFault } from '../shared/LoadFault'
import { Form } from '../../ui/Form'
import { useChart } from '../../flows/core/useChart'

/** Two security questions with their answers (WIRE-36, WIRE-37). */
export function QuestionsForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation(['security', 'shell'])
  const actor = useChart(securityQuestionsFlow)
  useEffect(() => whenFinished(actor, onSaved), [actor, onSaved])
  const failure = useSelector(actor, (state) => state.context.failure)
  const value = useSelector(actor, (state) => state.context.values.loginPassword)
  const busy = useSelector(actor, (state) => state.hasTag('busy') || state.hasTag('saved'))
  const status = useSelector(actor, (state) =>
    state.hasTag('error') ? 'error' : state.hasTag('loading') ? 'wait' : 'form',
  )
  const steps = useSelector(actor, (state) => state.hasTag('step'))
  const wrong = useWrong(actor)
  if (steps)
    return (
      <div className={css.inset}>
        <ChangeStep actor={actor} />
      </div>
    )
  if (status === 'error') {
    return <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  }
  if (status === 'wait') {
    return (
      <div className={css.inset}>
        <Skeleton height={320} radius={16} />
      </div>
    )
  }
  return (
    <Form className={classes(css.form, css.inset)} onSubmit={() => actor.send({ type: 'SUBMIT' })}>
      <FormFailure>
        {failure?.code === 'wrong-credentials'
          ? t('security:pin.wrongLogin')
          : failure && <FailureWords failure={failure} />}
      </FormFailure>
      <Question actor={actor} field="first" answer="firstAnswer" />
      <Question actor={actor} field="second" answer="secondAnswer" />
      <PasswordField
        name="loginPassword"
        label={t('security:label.loginPassword')}
        required={t('security:required')}
        value={value}
        error={wrong('loginPassword')}
        showLabel={t('security:show')}
        hideLabel={t('security:hide')}
        autoComplete="current-password"
        enterKeyHint="done"
        onChange={({ target }) => actor.send({ type: 'TYPE', field: 'loginPassword', value: target.value })}
      />
      <Button type="submit" wide busy={busy} busyLabel={t('security:question.busy')}>
        {t('security:question.submit')}
      </Button>
    </Form>
  )
}

/** Words for what is wrong with a field. */
function useWrong(actor: SecurityQuestionsActor) {
  const { t } = useTranslation('security')
  const problems = useSelector(actor, (state) => state.context.problems)
  return (field: QuestionField) => problems[field] && t(`question.${problems[field]}`)
}

interface QuestionProps {
  actor: SecurityQuestionsActor
  field: 'first' | 'second'
  answer: 'firstAnswer' | 'secondAnswer'
}

function Question({ actor, field, answer }: QuestionProps) {
  const { t } = useTranslation('security')
  const questions = useSelector(actor, (state) => state.context.questions)
  const values = useSelector(actor, (state) => state.context.values)
  const wrong = useWrong(actor)
  return (
    <>
      <SelectField
        name={field}
        label={t(`label.${field}`)}
        required={t('required')}
        value={values[field]}
        error={wrong(field)}
        onChange={({ target: { value } }) => actor.send({ type: 'TYPE', field, value })}
      >
        <option value="">{t('question.choose')}</option>
        {questions.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <Field
        name={answer}
        label={t('label.answer')}
        required={t('required')}
        value={values[answer]}
        error={wrong(answer)}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target: { value } }) => actor.send({ type: 'TYPE', field: answer, value })}
      />
    </>
  )
}
