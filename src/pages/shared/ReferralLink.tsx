import css from './ReferralLink.module.css'

interface ReferralLinkProps {
  link: string
  code: string
  /** What stands before the code. */
  label: string
}

/** A player's own link and code, to be copied by hand, too. */
export const ReferralLink = ({ link, code, label }: ReferralLinkProps) => (
  <>
    <p className={css.link}>{link}</p>
    <p className="muted">
      {label} <b className={css.code}>{code}</b>
    </p>
  </>
)
