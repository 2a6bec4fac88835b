import { useEffect, useState } from 'react'
import { languageRecord } from '../../platform/records'
import { read, write } from '../../platform/storage'
import { personas } from '../../sandbox/personas'
import * as paths from '../../../machines/shared/paths'
import panel from '../view/panel.module.css'
import { useSay } from '../words/late'
import { useLanguage } from '../words/words'
import { control, faultKinds, setFault, toldBySandbox, type FaultKind, type Told } from './control'
import { screenOf } from './follow'
import { brandInFrame, goTo, reload, whileBlank } from './frame'
import { signedInAs, signInAs, signOut } from './sign-in'
import type { WatchedPage } from './store'
import styles from './watch.module.css'

const brands = { perya: 'Perya', bayside: 'Bayside', hoadang: 'Hoa Đăng' } as const
const languages = { EN: 'English', TY: 'Filipino', VI: 'Tiếng Việt' } as const
const minute = 60_000
const steps = [
  ['clockMinute', minute],
  ['clockHour', 60 * minute],
  ['clockDay', 24 * 60 * minute],
] as const

const isAnswer = ({ event }: { event: string }) =>
  event.startsWith('xstate.done') || event.startsWith('xstate.error')

/**
 * Why the last sign-in was refused: kept here because the phone then goes to the form, and the flow in front
 * changes.
 */
let lastRefusal = ''

/** The player on the phone and the state of the world: the sandbox settings that reviews need most often. */
export function Scene({ chart, watched }: { chart: string; watched: WatchedPage | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const [told, setTold] = useState<Told | undefined>()
  const [isAlone, setAlone] = useState(false)
  const [refused, setRefused] = useState(lastRefusal)
  const [isOnce, setOnce] = useState(true)
  const look = () =>
    toldBySandbox().then(
      (now) => setTold(now),
      () => setAlone(true),
    )
  // The platform's answer may have sent a code, or used up the fault.
  const answers = watched?.log.filter(isAnswer).at(-1)?.number
  useEffect(() => {
    void look()
    // oxlint-disable-next-line react/exhaustive-deps -- asked again after each answer, and on each page
  }, [answers, watched?.page])
  if (isAlone) return <p>{say('sceneAlone')}</p>
  const here = screenOf(chart) ?? paths.home
  const brand = brandInFrame() ?? 'perya'
  const signedIn = signedInAs()
  const isKnown = signedIn === '' || personas.some(({ username }) => username === signedIn)
  const enter = async (username: string) => {
    signOut()
    const code = username === '' ? undefined : await signInAs(username, brand)
    lastRefusal = code === undefined ? '' : say('sceneRefused', { name: username, code })
    setRefused(lastRefusal)
    // A signed-in player has left the form.
    const within = here === paths.login ? paths.home : here
    goTo(username === '' ? here : code === undefined ? within : paths.login)
  }
  const then = (work: Promise<unknown>) => void work.then(look, look)
  return (
    <details className={styles.scene} open>
      <summary>{say('scene')}</summary>
      <div className={styles.fields}>
        <div className={panel.field}>
          <label htmlFor="scene-who">{say('sceneWho')}</label>
          <select id="scene-who" value={signedIn} onChange={({ target }) => void enter(target.value)}>
            <option value="">{say('sceneNobody')}</option>
            {!isKnown && <option value={signedIn}>{signedIn}</option>}
            {personas.map(({ username, who }) => (
              <option key={username} value={username}>
                {username}: {who}
              </option>
            ))}
          </select>
        </div>
        <div className={panel.field}>
          <label htmlFor="scene-language">{say('sceneLanguage')}</label>
          <select
            id="scene-language"
            value={read(languageRecord) ?? 'EN'}
            onChange={({ target }) => {
              write(languageRecord, target.value as keyof typeof languages)
              reload(here)
            }}
          >
            {Object.entries(languages)
              .filter(([code]) => code !== 'VI' || brand === 'hoadang')
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        <div className={panel.field}>
          <label htmlFor="scene-brand">{say('brand')}</label>
          <select
            id="scene-brand"
            value={brand}
            onChange={({ target: { value } }) =>
              then(whileBlank(() => control('site', { brand: value }), here))
            }
          >
            {Object.entries(brands).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={panel.field}>
          <label htmlFor="scene-fault">{say('sceneFault')}</label>
          <select
            id="scene-fault"
            value={told?.fault ?? ''}
            onChange={({ target }) => then(setFault(target.value as FaultKind | '', isOnce))}
          >
            <option value="">{say('sceneFine')}</option>
            {(Object.keys(faultKinds) as FaultKind[]).map((kind) => (
              <option key={kind} value={kind}>
                {say(`fault.${kind}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOnce}
          onChange={({ target }) => {
            setOnce(target.checked)
            const kind = told?.fault ?? ''
            if (kind in faultKinds) then(setFault(kind as FaultKind, target.checked))
          }}
        />
        {say('sceneOnce')}
      </label>
      {refused !== '' && <p role="alert">{refused}</p>}
      <p role="status" className={styles.told}>
        {told &&
          say('sceneClock', {
            time: new Date(told.now).toLocaleString(language, { timeZone: 'Asia/Manila' }),
          })}
        <br />
        {told?.sms ? say('sceneSms', { number: told.sms.recipient, text: told.sms.text }) : say('sceneNoSms')}
      </p>
      <div className={panel.buttons}>
        {steps.map(([word, advance]) => (
          <button
            key={word}
            type="button"
            className={panel.button}
            onClick={() => then(control('clock', { advance }))}
          >
            {say(word)}
          </button>
        ))}
        <button
          type="button"
          className={panel.button}
          onClick={() => then(control('clock', { resume: true }))}
        >
          {say('clockNow')}
        </button>
      </div>
      <a className={panel.link} href="/__sandbox/" target="_blank" rel="noreferrer">
        {say('sceneMore')}
      </a>
    </details>
  )
}
