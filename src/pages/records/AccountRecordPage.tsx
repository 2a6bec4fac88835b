import { useTranslation } from 'react-i18next'
import {
  ownAccount,
  showsTeam,
  teamAccount,
  type MovementKind,
  type MovementRow,
  type MovementSums,
} from '../../flows/records/account-record'
import { sheetAmount, sheetTime } from '../../flows/records/sheet'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { Movement } from './Movement'
import { RecordScreen } from './RecordScreen'

/** The account record (ROUTE-55): every movement of the wallet; `?types=A` is an agent's side of it (RECORD-02). */
export default function AccountRecordPage() {
  const { t } = useTranslation(['account', 'records', 'titles'])
  const { types } = useQuery(paths.accountRecord)
  const kinds = {
    label: t('kinds'),
    all: t('all'),
    word: (kind: MovementKind) => t(`kind.${kind}`),
  }
  const title = t('titles:accountRecord')
  const sheet = {
    heads: (['time', 'number', 'what', 'amount', 'after', 'currency'] as const).map((one) =>
      t(`records:sheet.${one}`),
    ),
    cells: ({ movement, name }: MovementRow) => [
      sheetTime(movement.at),
      movement.number,
      name ?? t(`kind.${movement.kind}`),
      sheetAmount(movement.amount),
      sheetAmount(movement.balanceAfter),
      movement.amount.currency,
    ],
  }
  if (showsTeam(types)) {
    const empty = { title: t('team.empty.title'), text: t('team.empty.text') }
    return (
      <RecordScreen
        key="A"
        record={teamAccount}
        Sums={Sums}
        Row={Movement}
        status={{ title, kinds, empty, note: t('team.note'), sheet }}
      />
    )
  }
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      key="M"
      record={ownAccount}
      Sums={Sums}
      Row={Movement}
      status={{ title, kinds, empty, sheet }}
    />
  )
}

function Sums({ sums }: { sums: MovementSums }) {
  const { t } = useTranslation('account')
  return (
    <Totals
      sums={[
        [t('in'), formatMoney(sums.in)],
        [t('out'), formatMoney(sums.out)],
      ]}
    />
  )
}
