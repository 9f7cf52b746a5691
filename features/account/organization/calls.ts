import type { UploadOptions } from '@/lib/api/browser-client'
import { call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import {
  type OwnOrganization,
  ownOrganizationSchema,
  type ProposalRequest,
  type ProposedLogo,
  proposedLogoSchema,
} from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import { toOwnOrganizationsPath } from './queries'

const toOrganizationPath = (locale: Locale, id: number) => `${toOwnOrganizationsPath(locale)}${id}/`

/** POST api/organizations/my/{id}/proposal/ */
export const sendProposal = (locale: Locale, id: number, data: ProposalRequest): Promise<Result<OwnOrganization>> =>
  call(ownOrganizationSchema, { method: 'POST', path: `${toOrganizationPath(locale, id)}proposal/`, data })

/** POST api/organizations/my/{id}/logo/ */
export function sendLogo(
  locale: Locale,
  id: number,
  { file, upload }: { file: File; upload: UploadOptions },
): Promise<Result<ProposedLogo>> {
  const data = new FormData()
  data.append('file', file)
  return call(proposedLogoSchema, { method: 'POST', path: `${toOrganizationPath(locale, id)}logo/`, data, upload })
}

/** DELETE api/organizations/my/{id}/proposal/ */
export const withdrawProposal = (locale: Locale, id: number, revision: number): Promise<Result<OwnOrganization>> =>
  call(ownOrganizationSchema, {
    method: 'DELETE',
    path: `${toOrganizationPath(locale, id)}proposal/?revision=${revision}`,
  })

/** POST api/organizations/my/{id}/confirm/ */
export const confirmEntry = (locale: Locale, id: number, revision: number): Promise<Result<OwnOrganization>> =>
  call(ownOrganizationSchema, {
    method: 'POST',
    path: `${toOrganizationPath(locale, id)}confirm/`,
    data: { revision },
  })
