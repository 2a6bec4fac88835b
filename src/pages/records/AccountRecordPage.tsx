import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  ownAccount,
  showsTeam,
  teamAccount,
  type MovementKind,
  type MovementSums,
} from '../../flows/account-record'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { Movement } from './Movement'
import { RecordScreen } from './RecordScreen'

/** The account record (ROUTE-55): every movement of the wallet; `?types=A` is an agent's side of it (RECORD-02). */
export default function AccountRecordPage() {
  const { t } = useTranslation(['account', 'titles'])
  const [search] = useSearchParams()
  const kinds = {
    label: t('kinds'),
    all: t('all'),
    word: (kind: MovementKind) => t(`kind.${kind}`),
  }
  const title = t('titles:accountRecord')
  if (showsTeam(search.get('types'))) {
    const empty = { title: t('team.empty.title'), text: t('team.empty.text') }
    return (
      <RecordScreen
        key="A"
        record={teamAccount}
        Sums={Sums}
        Row={Movement}
        face={{ title, kinds, empty, note: t('team.note') }}
      />
    )
  }
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen key="M" record={ownAccount} Sums={Sums} Row={Movement} face={{ title, kinds, empty }} />
  )
}

function Sums({ sums }: { sums: MovementSums }) {
  const { t } = useTranslation('account')
  return (
    <Totals
      sums={[
        [t('in'), formatMoney(sums.in, sums.currency)],
        [t('out'), formatMoney(sums.out, sums.currency)],
      ]}
    />
  )
}
