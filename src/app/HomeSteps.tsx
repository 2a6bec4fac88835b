import { useTranslation } from 'react-i18next'
import { isIphone } from '../flows/core/phone'
import { isInAppBrowser } from '../flows/session/install'
import { Icon } from '../ui/icons/Icon'
import { arrowSquareOutBold, dotsThreeVerticalBold, exportBold, plusSquareBold } from '../ui/icons/phosphor'
import css from './HomeSteps.module.css'

/** Drawings of what to tap: a bar with one button, or a menu item. */
type Sign = 'share' | 'menu' | 'out' | 'add' | 'done'

const outlines: Readonly<Record<Exclude<Sign, 'done'>, string>> = {
  share: exportBold,
  menu: dotsThreeVerticalBold,
  out: arrowSquareOutBold,
  add: plusSquareBold,
}

interface HomeStepsProps {
  /** Steps for Safari, for Safari before iOS 12.2, or out of another app or browser. */
  kind: 'safari' | 'old' | 'elsewhere'
}

/** How the site gets onto the home screen, in words and pictures (APP-12, APP-14). */
export function HomeSteps({ kind }: HomeStepsProps) {
  const { t } = useTranslation('panels')
  const steps: readonly (readonly [Sign, string])[] =
    kind === 'elsewhere'
      ? isIphone() && !isInAppBrowser()
        ? [
            ['share', t('app.inSafari.1')],
            ['out', t('app.inSafari.2')],
            ['add', t('app.inSafari.3')],
          ]
        : [
            ['menu', t('app.inApp.1')],
            ['out', t('app.inApp.2')],
            ['add', t('app.inApp.3')],
          ]
      : kind === 'old'
        ? [
            ['share', t('app.step.old.1')],
            ['add', t('app.step.old.2')],
            ['done', t('app.step.old.3')],
          ]
        : [
            ['share', t('app.step.1')],
            ['add', t('app.step.2')],
            ['done', t('app.step.3')],
          ]
  return (
    <ol className={css.steps}>
      {steps.map(([sign, text], n) => (
        <li key={sign} className={css.step}>
          <StepPicture sign={sign} />
          <span>
            <b className="num">{n + 1}.</b> {text}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A detail of the phone's screen with the control to tap highlighted. The text next to it says the same. */
function StepPicture({ sign }: { sign: Sign }) {
  if (sign === 'done') {
    return (
      <span className={css.picture} aria-hidden="true">
        <span className={css.grid}>
          <i />
          <i />
          <i />
          <i className={css.lit} />
        </span>
      </span>
    )
  }
  const bar = sign === 'share' || sign === 'menu'
  return (
    <span className={css.picture} aria-hidden="true">
      {bar ? (
        <span className={css.bar}>
          <i />
          <b className={css.lit}>
            <Icon of={outlines[sign]} size={18} />
          </b>
          <i />
        </span>
      ) : (
        <span className={css.menu}>
          <i />
          <b className={css.lit}>
            <i />
            <Icon of={outlines[sign]} size={16} />
          </b>
          <i />
        </span>
      )}
    </span>
  )
}
