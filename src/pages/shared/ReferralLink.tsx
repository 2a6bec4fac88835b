import css from './ReferralLink.module.css'

interface ReferralLinkProps {
  link: string
  code: string
  /** Text before the code. */
  label: string
}

/** A player's own link and code, which can also be copied by hand. */
export const ReferralLink = ({ link, code, label }: ReferralLinkProps) => (
  <>
    <p className={css.link}>{link}</p>
    <p className="muted">
      {label} <b className={css.code}>{code}</b>
    </p>
  </>
)
