import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { longestNote, type AffiliateLinksActor } from '../../flows/agency/affiliate-links'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/Form'
import { Field } from '../../ui/Field'
import { Sheet } from '../../ui/Sheet'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { Kinds } from './Kinds'
import css from './OpenPage.module.css'
import { Rates } from './Rates'

const formId = 'new-link'

/** The type of account a new link opens, its rates, and the agent's own note. */
export function LinkSheet({ actor }: { actor: AffiliateLinksActor }) {
  const { t } = useTranslation(['agency', 'shell', 'form'])
  const drafting = useSelector(actor, (state) => state.hasTag('drafting'))
  const busy = useSelector(actor, (state) => state.context.change?.what === 'made')
  const draft = useSelector(actor, (state) => state.context.draft)
  const own = useSelector(actor, (state) => state.context.own)
  const bad = useSelector(actor, (state) => state.context.badRates)
  const failure = useSelector(actor, (state) => state.context.failure)
  return (
    <Sheet
      open={drafting || busy}
      dismissible={!busy}
      onClose={() => actor.send({ type: 'CLOSE' })}
      title={t('agency:link.new')}
      closeLabel={t('shell:close')}
      foot={
        <Button type="submit" form={formId} wide busy={busy} busyLabel={t('agency:link.busy')}>
          {t('agency:link.create')}
        </Button>
      }
    >
      <Form id={formId} className={css.sheet} onSubmit={() => actor.send({ type: 'CREATE' })}>
        <FormFailure>
          {failure && !busy && (
            <>
              {t('agency:link.not')} <FailureWords failure={failure} />
            </>
          )}
        </FormFailure>
        <Kinds
          name="linkKind"
          kind={draft.kind}
          onChoose={(kind) => actor.send({ type: 'CHOOSE_KIND', kind })}
        />
        <Field
          name="note"
          label={t('agency:link.note')}
          value={draft.note}
          placeholder={t('form:optional')}
          help={t('agency:link.noteHelp')}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => actor.send({ type: 'TYPE_NOTE', value: event.target.value })}
        />
        <Rates
          own={own}
          typed={draft.rates}
          bad={bad}
          onType={(category, value) => actor.send({ type: 'TYPE_RATE', category, value })}
        />
      </Form>
    </Sheet>
  )
}
