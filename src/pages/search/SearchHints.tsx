import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { searchActor } from '../../flows/games/search'
import { Chip, ChipRow } from '../../ui/Chip'
import { IconButton } from '../../ui/IconButton'
import { xBold } from '../../ui/icons/phosphor'
import type { SearchProps } from './props'
import css from './search.module.css'

/** Suggestions below a search field: recent searches while it is empty, completions afterwards. */
export function SearchHints({ place, onPick }: Required<Pick<SearchProps, 'place' | 'onPick'>>) {
  const { t } = useTranslation('search')
  const actor = searchActor(place)
  const offering = useSelector(actor, (state) => state.hasTag('offering'))
  const recents = useSelector(actor, (state) => state.context.recents)
  const suggestions = useSelector(actor, (state) => state.context.found?.suggestions)
  const shown = offering ? recents : (suggestions ?? [])
  if (shown.length === 0) return null
  return (
    <div className={css.hints}>
      <ChipRow label={t(offering ? 'recents' : 'suggestions')} className={css.chips}>
        {shown.map((text) => (
          <Chip key={text} onClick={() => onPick(text)}>
            {text}
          </Chip>
        ))}
      </ChipRow>
      {offering && (
        <IconButton
          icon={xBold}
          size={16}
          label={t('forget')}
          onClick={() => actor.send({ type: 'FORGET' })}
        />
      )}
    </div>
  )
}
