import { useId } from 'react'
import type { Lottery } from '../../flows/lottery/lottery'
import { checkImage } from '../../flows/core/urls'
import { SectionHead } from '../../ui/home/SectionHead'
import { Skeleton } from '../../ui/Skeleton'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import css from './lottery.module.css'

/** Lotteries in a row to swipe: recently played, popular. */
export function Strip({ title, lotteries }: { title: string; lotteries: readonly Lottery[] | null }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {lotteries === null ? (
        <div className={css.strip} aria-hidden="true">
          {Array.from({ length: 4 }, (_, n) => (
            <span key={n} className={css.door}>
              <Skeleton n={n} className={css.doorArt} />
            </span>
          ))}
        </div>
      ) : (
        <ul className={css.strip} aria-labelledby={id}>
          {lotteries.map(({ code, name, iconUrl }) => (
            <li key={code} className={css.door}>
              <a href={linkTo(paths.startLottery, { code })}>
                <img src={checkImage(iconUrl) ?? ''} alt="" width={104} height={104} loading="lazy" />
                <span className="cut">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
