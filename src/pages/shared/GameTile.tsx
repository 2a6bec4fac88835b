import { useState, type ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { heartBold, heartFill } from '../../ui/icons/phosphor'
import { Awning } from '../../ui/home/Awning'
import { useNear } from '../../ui/useNear'
import css from './GameTile.module.css'

interface TileFlag {
  /** Red for live and hot, cream for new. */
  kind: 'live' | 'hot' | 'new'
  text: string
}

interface GameTileProps {
  name: string
  /** The same with the search's matches marked. */
  shown?: ReactNode
  vendor: string
  /** Address of the 3:4 artwork. The lettering in it is decoration: the name below is the label. */
  art: string
  /** The same at twice the resolution, for a big tile on a high-density screen. */
  largeArt?: string | undefined
  flag?: TileFlag | undefined
  /** The game's page, or what a tap does (launch, log in first). */
  href?: string | undefined
  onOpen?: (() => void) | undefined
  /** `label` is the accessible name and contains the game's name; omit it where games cannot be favourites. */
  favourite?: { on: boolean; label: string; onToggle: () => void } | undefined
  /** Two columns by two rows, for the first hot game. */
  big?: boolean | undefined
  /** On the first screen: load the artwork at once. */
  eager?: boolean | undefined
  /** Lazy-load the artwork: for pages whose first second matters. */
  late?: boolean | undefined
  /** Set by virtualised lists, which provide their own rows. */
  as?: 'li' | 'div' | undefined
}

/** How near the viewport a lazy picture has to be, in pixels: about a row and a half. */
const ahead = 300

type ArtProps = Pick<GameTileProps, 'art' | 'largeArt' | 'name' | 'big' | 'eager'>

function LateArt(props: ArtProps) {
  const [place, near] = useNear<HTMLSpanElement>(ahead)
  return near ? <Art {...props} /> : <span ref={place} className={css.wait} />
}

function Art({ art, largeArt, name, big, eager }: ArtProps) {
  const [missing, setMissing] = useState('')
  if (art === '' || missing === art) {
    return (
      <span className={css.closed} aria-hidden="true">
        <Awning className={css.awning} />
        <span className={classes(css.letters, 'display')}>{name}</span>
      </span>
    )
  }
  // If the large one is missing, the other one may exist.
  const large = big && missing === '' ? largeArt : undefined
  return (
    <img
      src={art}
      // Lower-density screens would show no difference, and save the bytes.
      srcSet={large && `${art} 2x, ${large} 3x`}
      alt=""
      width={big ? 600 : 300}
      height={big ? 800 : 400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setMissing(large ?? art)}
    />
  )
}

/** One game: its artwork, name and vendor, and the heart that makes it a favourite. */
export function GameTile(props: GameTileProps) {
  const {
    name,
    shown = name,
    vendor,
    art,
    largeArt,
    flag,
    href,
    onOpen,
    favourite,
    big,
    eager,
    late,
    as: Box = 'li',
  } = props
  const Picture = late ? LateArt : Art
  const inside = (
    <>
      <span className={css.art}>
        <Picture art={art} largeArt={largeArt} name={name} big={big} eager={eager} />
        {flag && <span className={classes(css.flag, flag.kind === 'new' && css.new)}>{flag.text}</span>}
      </span>
      <span className={css.name}>{shown}</span>
      <span className={css.vendor}>{vendor}</span>
    </>
  )
  return (
    <Box className={classes(css.tile, big && css.big)}>
      {href === undefined ? (
        <button type="button" className={css.open} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        <a className={css.open} href={href} onClick={onOpen}>
          {inside}
        </a>
      )}
      {favourite && (
        <button
          type="button"
          className={css.heart}
          aria-pressed={favourite.on}
          aria-label={favourite.label}
          onClick={favourite.onToggle}
        >
          <Icon of={favourite.on ? heartFill : heartBold} size={16} />
        </button>
      )}
    </Box>
  )
}
