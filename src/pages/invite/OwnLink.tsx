import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { shareOnScreen } from '../../flows/service/share'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { checkBold, copyBold, shareNetworkBold } from '../../ui/icons/phosphor'
import { QrCode } from './QrCode'
import { Skeleton } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import css from './invite.module.css'
import { FailureWords } from '../shared/FailureWords'
import { ReferralLink } from '../shared/ReferralLink'
import { RetryButton } from '../shared/RetryButton'

/** The player's own link and code, to copy, to share, or for a friend to scan. */
export function OwnLink({ share }: { share: ReturnType<typeof shareOnScreen> }) {
  const { t } = useTranslation(['invite', 'shell'])
  const copied = useSelector(share, (state) => state.hasTag('copied'))
  const failed = useSelector(share, (state) => state.hasTag('error'))
  const { referral, failure, canShare } = useSelector(share, (state) => state.context)
  return (
    <Titled id="own-link" title={t('link.title')} look={`display d4 ${css.title}`}>
      <Card className={css.own}>
        {failed && (
          <div className={css.fault}>
            <p role="alert">
              <FailureWords failure={failure} />
            </p>
            <RetryButton look="quiet" onRetry={() => share.send({ type: 'RETRY' })} />
          </div>
        )}
        {!failed && !referral && <Skeleton height={420} radius={12} />}
        {!failed && referral && (
          <>
            <div className={css.words}>
              <ReferralLink link={referral.link} code={referral.code} label={t('link.code')} />
              <div className={css.ways}>
                <Button
                  look={canShare ? 'quiet' : 'lit'}
                  wide
                  icon={copied ? checkBold : copyBold}
                  onClick={() => share.send({ type: 'COPY' })}
                >
                  {t(copied ? 'link.copied' : 'link.copy')}
                </Button>
                {canShare && (
                  <Button wide icon={shareNetworkBold} onClick={() => share.send({ type: 'SHARE' })}>
                    {t('link.share')}
                  </Button>
                )}
              </div>
              <p className="visually-hidden" role="status">
                {copied ? t('link.copied') : ''}
              </p>
            </div>
            <div className={css.picture}>
              <QrCode text={referral.link} label={t('link.qr')} />
              <p className="muted">{t('link.scan')}</p>
            </div>
          </>
        )}
      </Card>
    </Titled>
  )
}
