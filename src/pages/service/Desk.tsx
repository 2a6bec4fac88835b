import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  channelTypes,
  type Agent,
  type ChannelType,
  type ServiceDeskActor,
} from '../../flows/service/service-desk'
import { classes } from '../../ui/classes'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import {
  arrowSquareOutBold,
  caretDownBold,
  chatCircleDotsFill,
  messengerLogoFill,
  telegramLogoFill,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Button } from '../../ui/Button'
import { Loader } from '../../ui/Loader'
import { Skeleton } from '../../ui/Skeleton'
import { LoadFault } from '../shared/LoadFault'
import css from './service.module.css'
import { tagIn } from '../../flows/core/tags'

const icons: Record<ChannelType, string> = {
  LIVECHAT: chatCircleDotsFill,
  TELEGRAM: telegramLogoFill,
  FACEBOOK: messengerLogoFill,
}

/** The contact options (HELP-07..12), in all states. */
export function Desk({ desk }: { desk: ServiceDeskActor }) {
  const { t } = useTranslation('service')
  const failure = useSelector(desk, (state) => state.context.failure)
  const status = useSelector(desk, (state) => tagIn(state, 'ready', 'empty', 'error') ?? 'wait')
  const retry = () => desk.send({ type: 'RETRY' })
  if (status === 'error') return <LoadFault failure={failure} onRetry={retry} />
  if (status === 'empty') {
    return (
      <EmptyState title={t('nobody.title')} action={<Button onClick={retry}>{t('nobody.again')}</Button>}>
        {t('nobody.text')}
      </EmptyState>
    )
  }
  if (status === 'ready') return <Ways desk={desk} />
  return (
    <div className={css.ways}>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} n={n} height={72} />
      ))}
    </div>
  )
}

function Ways({ desk }: { desk: ServiceDeskActor }) {
  const { t } = useTranslation('service')
  const agents = useSelector(desk, (state) => state.context.agents)
  const open = useSelector(desk, (state) => state.context.open)
  const launching = useSelector(desk, (state) => (state.hasTag('launching') ? state.context.wanted : null))
  return (
    <ul className={css.ways}>
      {channelTypes.map((way) => {
        const of = agents.filter(({ type }) => type === way)
        if (of.length === 0) return null
        const several = of.length > 1
        return (
          <li key={way} className={classes(css.way, open === way && css.open)}>
            <button
              type="button"
              className={css.name}
              aria-expanded={several ? open === way : undefined}
              onClick={() => desk.send({ type: 'CHOOSE_WAY', way })}
            >
              <Icon of={icons[way]} className={css.sign} />
              <span className={css.words}>
                {t(`way.${way}`)}
                <small>{several ? t('agents', { count: of.length }) : of[0]?.title}</small>
              </span>
              {launching?.type === way ? (
                <Loader size={24} label={t('launching')} />
              ) : (
                <Icon of={several ? caretDownBold : arrowSquareOutBold} size={20} className={css.end} />
              )}
            </button>
            {open === way && <Agents agents={of} desk={desk} label={t(`way.${way}`)} />}
          </li>
        )
      })}
    </ul>
  )
}

function Agents({
  agents,
  desk,
  label,
}: {
  agents: readonly Agent[]
  desk: ServiceDeskActor
  label: string
}) {
  return (
    <List label={label} className={css.agents}>
      {agents.map(({ csPosition, title }) => (
        <ListRow key={csPosition} onPress={() => desk.send({ type: 'PICK', csPosition })}>
          {title}
        </ListRow>
      ))}
    </List>
  )
}
