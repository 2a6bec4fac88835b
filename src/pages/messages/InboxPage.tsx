import { Inbox } from './Inbox'

/** The message centre (ROUTE-61). */
export default function InboxPage() {
  return <Inbox />
}
