import * as paths from '../../../machines/shared/paths'
import SecondStep from '../shared/SecondStep'
import { useQuery } from '../shared/useQuery'
import { PasskeySignIn } from './PasskeySignIn'
import css from './LoginPage.module.css'

/** What replaces the login form: the passkey, or the step after the password. Few visits load it. */
export default function OtherWay() {
  const { view, next = null, side } = useQuery(paths.login)
  return (
    <div className={css.form}>
      {view === 'passkey' ? (
        <PasskeySignIn side={side === 'agent' ? 'agent' : 'member'} next={next} />
      ) : (
        <SecondStep purpose="sign-in" next={next} />
      )}
    </div>
  )
}
