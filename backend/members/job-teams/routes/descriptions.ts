import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import {
  jobKeyInputSchema,
  jobTeamChangeSchema,
  jobTeamInvitationSchema,
  jobTeamJoinSchema,
  jobTeamKeySchema,
  jobTeamMemberChangeSchema,
  jobTeamOfferSchema,
  jobTeamSchema,
  newJobKeySchema,
} from '@/lib/contract/jobs/job-teams'
import { mayJoinTeams } from '../policy'

const middleware = authorize(mayJoinTeams)
const params = z.object({ id: z.string() })
const refusals = {
  401: refusal(
    'Nobody is logged in, or the password has to be given once more (flow reauthenticate): for an invitation, a new owner or a key',
  ),
  403: refusal('The user is in none of the groups of the job board, or does not own the team'),
}
const team = json(jobTeamSchema, 'The team as it is now')
const invalid = invalidFields('What is wrong, by field')
const missing = refusal('The user’s team has none of this id')
const tooMany = refusal('A team cannot have more of them')
const lastOwner = refusal('Somebody has to own a team of several')

export const readTeam = createRoute({
  method: 'get',
  path: '/jobs/team',
  middleware,
  summary: 'Who keeps job ads together with the user',
  responses: { 200: json(jobTeamSchema, 'The team; `id` is null for who has none'), ...refusals },
})

export const changeTeam = createRoute({
  method: 'patch',
  path: '/jobs/team',
  middleware,
  summary: 'Renames one’s own team',
  request: { body: jsonContent(jobTeamChangeSchema) },
  responses: { 200: team, 400: invalid, 404: missing, ...refusals },
})

export const inviteColleague = createRoute({
  method: 'post',
  path: '/jobs/team/invitations',
  middleware,
  summary:
    'Invites somebody by mail to keep job ads together; makes a team of the user’s ads where there is none',
  request: { body: jsonContent(jobTeamInvitationSchema) },
  responses: {
    201: team,
    400: invalid,
    409: tooMany,
    429: refusal('Too many mails were asked for'),
    ...refusals,
  },
})

export const removeInvitation = createRoute({
  method: 'delete',
  path: '/jobs/team/invitations/{id}',
  middleware,
  summary: 'Takes an invitation back',
  request: { params },
  responses: { 200: team, 404: missing, ...refusals },
})

export const changeTeamMember = createRoute({
  method: 'patch',
  path: '/jobs/team/members/{id}',
  middleware,
  summary: 'Makes a member an owner of the team, or no longer',
  request: { params, body: jsonContent(jobTeamMemberChangeSchema) },
  responses: { 200: team, 400: invalid, 404: missing, 409: lastOwner, ...refusals },
})

export const removeTeamMember = createRoute({
  method: 'delete',
  path: '/jobs/team/members/{id}',
  middleware,
  summary: 'Takes a member out of the team: oneself, or, for owners, another one. The ads stay.',
  request: { params },
  responses: { 200: team, 404: missing, 409: lastOwner, ...refusals },
})

/** A POST, so that the key is not part of a URL. */
export const readInvitation = createRoute({
  method: 'post',
  path: '/jobs/team/invitation',
  middleware,
  summary: 'What a mailed key invites to',
  request: { body: jsonContent(jobTeamKeySchema) },
  responses: { 200: json(jobTeamOfferSchema, 'The team'), 400: invalid, ...refusals },
})

export const join = createRoute({
  method: 'post',
  path: '/jobs/team/join',
  middleware,
  summary: 'Joins the team that a mailed key invites to',
  request: { body: jsonContent(jobTeamJoinSchema) },
  responses: { 200: team, 400: invalid, 409: refusal('The user is in a team already'), ...refusals },
})

export const createKey = createRoute({
  method: 'post',
  path: '/jobs/team/keys',
  middleware,
  summary: 'Makes a key for programs of one’s own team, which is told this once',
  request: { body: jsonContent(jobKeyInputSchema) },
  responses: { 201: json(newJobKeySchema, 'The key'), 400: invalid, 409: tooMany, ...refusals },
})

export const removeKey = createRoute({
  method: 'delete',
  path: '/jobs/team/keys/{id}',
  middleware,
  summary: 'Revokes a key',
  request: { params },
  responses: { 200: team, 404: missing, ...refusals },
})
