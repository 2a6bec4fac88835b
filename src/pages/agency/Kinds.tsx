import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../flows/agency/open-account'
import { ChoiceRow } from '../../ui/ChoiceRow'
import { userBold, usersThreeBold } from '../../ui/icons/phosphor'
import css from './OpenPage.module.css'

type Kind = (typeof accountKinds)[number]

const icons: Record<Kind, string> = { member: userBold, agent: usersThreeBold }

/** Member or agent: what the account may do (AGENT-20). */
export function Kinds({
  name,
  kind,
  onChoose,
}: {
  name: string
  kind: Kind
  onChoose: (kind: Kind) => void
}) {
  const { t } = useTranslation('agency')
  return (
    <fieldset className={css.kinds}>
      <legend className="visually-hidden">{t('kind')}</legend>
      {accountKinds.map((one) => (
        <ChoiceRow
          key={one}
          name={name}
          value={one}
          icon={icons[one]}
          checked={kind === one}
          sub={t(`kind.${one}.text`)}
          onChange={() => onChoose(one)}
        >
          {t(`kind.${one}`)}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
