import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  knownCount,
  minBets,
  typedMoney,
  vendorsFor,
  type Filter,
  type GameListActor,
} from '../../flows/games/game-list'
import { useLobby } from '../../flows/games/lobby'
import { formatMoney, siteCurrency } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Chip, ChipLink, ChipRow } from '../../ui/Chip'
import { VendorStrip } from '../../ui/games/VendorStrip'
import { Sheet } from '../../ui/Sheet'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import css from './games.module.css'
import { vendorChoice } from '../shared/vendorChoice'

/** The filter panel: vendors, for slots also game types and minimum bets, and links to other games (GAMES-16..20). */
export default function FilterSheet({ actor }: { actor: GameListActor }) {
  const { t } = useTranslation(['games', 'shell'])
  const open = useSelector(actor, (state) => state.hasTag('filter'))
  const counting = useSelector(actor, (state) => state.hasTag('counting'))
  const { draft, count: answer, choice } = useSelector(actor, (state) => state.context)
  const { menu } = useLobby()
  const { gameType } = choice
  const slots = gameType === 'RNG'
  const pick = (filter: Partial<Filter>) => actor.send({ type: 'PICK', filter })
  const types = menu.find(({ category }) => category === gameType)?.classify ?? []
  const others = menu.filter(({ category }) => !['HOT', 'ELOTT', gameType].includes(category))
  const vendors = vendorsFor(menu, gameType)
  const known = knownCount(vendors, { ...choice, ...draft, tab: 'ALL' })
  const count = known === null ? answer : { games: known, more: false }
  const words =
    count === null
      ? t('games:filter.show')
      : count.more
        ? t('games:filter.more', { count: count.games })
        : count.games === 0
          ? t('games:filter.none')
          : t('games:filter.count', { count: count.games })
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'CLOSE_FILTER' })}
      title={
        gameType === 'ALL'
          ? t('games:filter.titleAll')
          : t('games:filter.title', { category: t(`shell:category.${gameType}`).toLowerCase() })
      }
      closeLabel={t('shell:close')}
      foot={
        <>
          <Button look="line" onClick={() => actor.send({ type: 'RESET' })}>
            {t('games:filter.reset')}
          </Button>
          <Button aria-busy={counting} onClick={() => actor.send({ type: 'APPLY' })}>
            {words}
          </Button>
        </>
      }
    >
      <h3 className={css.heading}>{t('games:filter.vendor')}</h3>
      <VendorStrip
        label={t('games:filter.vendor')}
        vendors={[{ key: '', name: t('games:all') }, ...vendors.map(vendorChoice)]}
        chosen={draft.vassalage}
        onChoose={(vassalage) => pick({ vassalage })}
      />
      {slots && (
        <>
          <h3 className={css.heading}>{t('games:filter.type')}</h3>
          <ChipRow label={t('games:filter.type')} layout="thirds" className="wrap">
            {[
              { id: '', name: t('games:allTypes') },
              { id: 'NEW', name: t('games:filter.new') },
              ...types,
            ].map(({ id, name }) => (
              <Chip key={id} picked={draft.gameClassify === id} onClick={() => pick({ gameClassify: id })}>
                {name}
              </Chip>
            ))}
          </ChipRow>
          <h3 className={css.heading}>{t('games:filter.minBet')}</h3>
          <ChipRow label={t('games:filter.minBet')} layout="thirds" className="wrap">
            {minBets.map((bet) => (
              <Chip key={bet} picked={draft.minBet === bet} onClick={() => pick({ minBet: bet })}>
                {bet === '' ? t('games:all') : formatMoney(typedMoney(bet, siteCurrency()))}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className={css.heading}>{t('games:filter.others')}</h3>
          <ChipRow label={t('games:filter.others')}>
            <ChipLink href={paths.gameCenter}>{t('games:filter.centre')}</ChipLink>
            {gameType === 'LIVE' && <ChipLink href={paths.gameLobby}>{t('games:filter.lobby')}</ChipLink>}
            {slots && <ChipLink href={paths.slotsCenter}>{t('games:filter.slots')}</ChipLink>}
            {gameType !== 'ALL' && (
              <ChipLink href={linkTo(paths.gameList, { gameType: 'ALL' })}>{t('games:everything')}</ChipLink>
            )}
            {others.map(({ category: other }) => (
              <ChipLink key={other} href={linkTo(paths.gameList, { gameType: other })}>
                {t(`shell:category.${other}`)}
              </ChipLink>
            ))}
          </ChipRow>
        </>
      )}
    </Sheet>
  )
}
