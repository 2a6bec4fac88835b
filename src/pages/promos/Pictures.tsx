import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addPicture, maxImages, type PromoEntryActor } from '../../flows/member/promo-entry'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import { IconButton } from '../../ui/IconButton'
import { imageBold, trashBold } from '../../ui/icons/phosphor'
import css from './promos.module.css'

/** Pictures of an application: three at most, each uploaded as it is chosen (PROMO-05, CONST-38). */
export function Pictures({ actor, off }: { actor: PromoEntryActor; off: boolean }) {
  const { t } = useTranslation('promos')
  const file = useRef<HTMLInputElement>(null)
  const images = useSelector(actor, (state) => state.context.images)
  const problem = useSelector(actor, (state) => state.context.imageProblem)
  const adding = useSelector(actor, (state) => state.hasTag('adding'))
  return (
    <div className={css.pictures} role="group" aria-label={t('pictures')}>
      <p className={css.picturesHead}>
        <b>{t('pictures')}</b>
        <span className="t3 quiet num">{t('apply.count', { count: images.length, max: maxImages })}</span>
      </p>
      {images.length > 0 && (
        <ul className={css.files}>
          {images.map(({ id, name }, at) => (
            <li key={`${id} ${at}`}>
              <Icon of={imageBold} size={20} />
              <span className="cut">{name}</span>
              <IconButton
                icon={trashBold}
                size={20}
                disabled={off || adding}
                label={t('pictures.remove', { name })}
                onClick={() => actor.send({ type: 'REMOVE', id })}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={file}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          if (picked) addPicture(actor, picked)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        look="quiet"
        size="s"
        icon={imageBold}
        busy={adding}
        busyLabel={t('pictures.adding')}
        disabled={off}
        onClick={() => file.current?.click()}
      >
        {t('pictures.add')}
      </Button>
      <p className="t3 quiet">{t('pictures.help')}</p>
      <p role="alert" className={css.pictureProblem}>
        {problem && t(`pictures.${problem}`)}
      </p>
    </div>
  )
}
