import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { MemberProfileActor, MemberProfile } from '../../flows/member/member-profile'
import { wordsForFailure } from '../../i18n/messages'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { userFill } from '../../ui/icons/phosphor'
import { Loader } from '../../ui/Loader'
import { Sheet } from '../../ui/Sheet'
import css from './vip.module.css'

/** The pictures to choose from with one tap (MEMBER-36, WIRE-16, WIRE-17). */
export function PictureSheet({ actor, room }: { actor: MemberProfileActor; room: MemberProfile }) {
  const { t } = useTranslation(['vip', 'shell'])
  const open = useSelector(actor, (state) => state.hasTag('choosing'))
  const saving = useSelector(actor, (state) => state.hasTag('saving'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const pick = useSelector(actor, (state) => state.context.pick)
  const words = failure && wordsForFailure(failure)
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'CLOSE' })}
      dismissible={!saving}
      title={t('vip:pictures')}
      closeLabel={t('shell:close')}
    >
      <ul className={css.pictures}>
        {room.choices.map(({ icon, picture }) => {
          const worn = icon === room.icon
          return (
            <li key={icon}>
              <button
                type="button"
                className={classes(css.choice, worn && css.worn)}
                aria-pressed={worn}
                aria-disabled={saving || undefined}
                aria-label={t(worn ? 'vip:pictures.worn' : 'vip:pictureOf', { number: icon })}
                onClick={() => actor.send({ type: 'PICK', icon })}
              >
                {picture ? (
                  <img src={picture} alt="" width={64} height={64} loading="lazy" />
                ) : (
                  <Icon of={userFill} size={28} />
                )}
                {saving && icon === pick && (
                  <span className={css.busy}>
                    <Loader size={26} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={css.told} role="status">
        {saving ? t('vip:pictures.busy') : ''}
      </p>
      {!saving && words && (
        <p className={classes(css.told, 'bad')} role="alert">
          {t('vip:pictures.failed', { reason: t(`shell:${words.key}`, words.values) })}
        </p>
      )}
    </Sheet>
  )
}
