import { refusal } from '../../http/router'

/** Of calls for whoever administers anything. */
export const entryRefusals = {
  401: refusal('Nobody is logged in'),
  403: refusal('The user administers nothing'),
}
