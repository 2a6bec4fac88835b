import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { pinModeOf, replacesContact, type SecurityCentreActor } from '../../flows/account/security-centre'
import { Sheet } from '../../ui/Sheet'
import { CardForm } from './CardForm'
import { ContactForm } from './ContactForm'
import { PinForm } from './PinForm'
import { QuestionsForm } from './QuestionsForm'

/** Sets up one security setting, above the centre: each form has its own chart. */
export function Panel({ centre }: { centre: SecurityCentreActor }) {
  const { t } = useTranslation(['security', 'shell'])
  const open = useSelector(centre, (state) => state.hasTag('panel'))
  const panel = useSelector(centre, (state) => state.context.panel)
  const facts = useSelector(centre, (state) => state.context.facts)
  const forgotten = useSelector(centre, (state) => state.context.forgotten)
  const saved = useCallback(() => centre.send({ type: 'SAVED' }), [centre])
  const mode = pinModeOf(facts, forgotten)
  const contact = panel === 'mobile' || panel === 'email' ? panel : null
  const replaces = contact !== null && replacesContact(facts, contact)
  const title =
    panel === 'pin'
      ? (`panel.pin.${mode}` as const)
      : contact && replaces
        ? (`panel.${contact}.change` as const)
        : (`panel.${panel}` as const)
  return (
    <Sheet
      open={open}
      onClose={() => centre.send({ type: 'CLOSE' })}
      title={t(`security:${title}`)}
      closeLabel={t('shell:close')}
    >
      {panel === 'card' && <CardForm inset banks={facts?.banks ?? []} onSaved={saved} />}
      {panel === 'questions' && <QuestionsForm onSaved={saved} />}
      {contact && <ContactForm key={contact} kind={contact} replaces={replaces} onSaved={saved} />}
      {panel === 'pin' && (
        <PinForm
          key={mode}
          inset
          mode={mode}
          onSaved={saved}
          onForgot={() => centre.send({ type: 'FORGOT' })}
        />
      )}
    </Sheet>
  )
}
