import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { sharePanel } from '../flows/service/share'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Skeleton } from '../ui/Skeleton'
import { checkBold, copyBold, shareNetworkBold } from '../ui/icons/phosphor'
import { FailureWords } from '../pages/shared/FailureWords'
import { ReferralLink } from '../pages/shared/ReferralLink'

/** The referral panel: the player's own link, to copy or to share (MENU-06, PROMO-10, PROMO-11). */
export function ShareDialog() {
  const { t } = useTranslation(['panels', 'shell'])
  const open = useSelector(sharePanel(), (state) => state.hasTag('open'))
  const copied = useSelector(sharePanel(), (state) => state.hasTag('copied'))
  const ready = useSelector(sharePanel(), (state) => state.hasTag('ready'))
  const failed = useSelector(sharePanel(), (state) => state.hasTag('error'))
  const { referral, failure, canShare } = useSelector(sharePanel(), (state) => state.context)
  return (
    <Sheet
      open={open}
      onClose={() => sharePanel().send({ type: 'CLOSE' })}
      title={t('panels:share.title')}
      closeLabel={t('shell:close')}
      foot={
        failed ? (
          <Button onClick={() => sharePanel().send({ type: 'RETRY' })}>{t('shell:retry')}</Button>
        ) : (
          <>
            <Button
              look={canShare ? 'quiet' : 'lit'}
              icon={copied ? checkBold : copyBold}
              disabled={!ready}
              onClick={() => sharePanel().send({ type: 'COPY' })}
            >
              {copied ? t('panels:share.copied') : t('panels:share.copy')}
            </Button>
            {canShare && (
              <Button
                icon={shareNetworkBold}
                disabled={!ready}
                onClick={() => sharePanel().send({ type: 'SHARE' })}
              >
                {t('panels:share.share')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="wrap stack">
        <p className="muted">{t('panels:share.text')}</p>
        {failed && (
          <p role="alert">
            <FailureWords failure={failure} />
          </p>
        )}
        {!failed && referral && (
          <>
            <ReferralLink link={referral.link} code={referral.code} label={t('panels:share.code')} />
            <p className="muted" role="status">
              {copied ? t('panels:share.copied') : t('panels:share.joined', { count: referral.joined })}
            </p>
          </>
        )}
        {!failed && !referral && <Skeleton height={104} radius={12} />}
      </div>
    </Sheet>
  )
}
