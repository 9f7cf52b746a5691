import { refusal } from '../../http/router'

/** Error responses of endpoints for any administrator. */
export const entryRefusals = {
  401: refusal('Not logged in'),
  403: refusal('The user has no rights in the administration'),
}
