import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import {
  jobKeyInputSchema,
  jobTeamChangeSchema,
  jobTeamInvitationKeySchema,
  jobTeamInvitationSchema,
  jobTeamJoinSchema,
  jobTeamMemberChangeSchema,
  jobTeamOfferSchema,
  jobTeamSchema,
  newJobKeySchema,
} from '@/lib/contract/jobs/job-teams'
import { mayJoinTeams } from '../policy'

const middleware = authorize(mayJoinTeams)
const params = z.object({ id: z.string() })
const refusals = {
  401: refusal('Not logged in, or a recent proof is required (to invite, to change owners or to create a key)'),
  403: refusal('The user is in no group of the job board, or does not own the team'),
}
const team = json(jobTeamSchema, 'The current team')
const invalid = invalidFields('Errors by field')
const notFoundResponse = refusal('The user has no team, or the team has no such member, invitation or key')
const tooMany = refusal('The limit of the team is reached')
const lastOwner = refusal('A team of several members needs an owner')

export const readTeam = createRoute({
  method: 'get',
  path: '/jobs/team',
  middleware,
  summary: 'Returns the team with which the user manages job ads',
  responses: { 200: json(jobTeamSchema, 'The team; `id` is null without a team'), ...refusals },
})

export const changeTeam = createRoute({
  method: 'patch',
  path: '/jobs/team',
  middleware,
  summary: 'Renames the user’s team',
  request: { body: jsonContent(jobTeamChangeSchema) },
  responses: { 200: team, 400: invalid, 404: notFoundResponse, ...refusals },
})

export const inviteColleague = createRoute({
  method: 'post',
  path: '/jobs/team/invitations',
  middleware,
  summary: 'Invites a person to the team by mail; if the user has no team, creates one for the ads of the user',
  request: { body: jsonContent(jobTeamInvitationSchema) },
  responses: { 201: team, 400: invalid, 409: tooMany, 429: refusal('Too many mails'), ...refusals },
})

export const removeInvitation = createRoute({
  method: 'delete',
  path: '/jobs/team/invitations/{id}',
  middleware,
  summary: 'Withdraws an invitation',
  request: { params },
  responses: { 200: team, 404: notFoundResponse, ...refusals },
})

export const changeTeamMember = createRoute({
  method: 'patch',
  path: '/jobs/team/members/{id}',
  middleware,
  summary: 'Makes a member an owner of the team, or no longer an owner',
  request: { params, body: jsonContent(jobTeamMemberChangeSchema) },
  responses: { 200: team, 400: invalid, 404: notFoundResponse, 409: lastOwner, ...refusals },
})

export const removeTeamMember = createRoute({
  method: 'delete',
  path: '/jobs/team/members/{id}',
  middleware,
  summary: 'Removes the user or, for owners, another member from the team; the ads stay',
  request: { params },
  responses: { 200: team, 404: notFoundResponse, 409: lastOwner, ...refusals },
})

/** Uses POST, because URLs are logged and must not contain the key. */
export const readInvitation = createRoute({
  method: 'post',
  path: '/jobs/team/invitation',
  middleware,
  summary: 'Returns the team of an invitation by the key in the mail',
  request: { body: jsonContent(jobTeamInvitationKeySchema) },
  responses: { 200: json(jobTeamOfferSchema, 'The team'), 400: invalid, ...refusals },
})

export const join = createRoute({
  method: 'post',
  path: '/jobs/team/join',
  middleware,
  summary: 'Joins the team of an invitation by the key in the mail',
  request: { body: jsonContent(jobTeamJoinSchema) },
  responses: { 200: team, 400: invalid, 409: refusal('The user is already in a team'), ...refusals },
})

export const createKey = createRoute({
  method: 'post',
  path: '/jobs/team/keys',
  middleware,
  summary: 'Creates an API key of the user’s team; only this response contains it',
  request: { body: jsonContent(jobKeyInputSchema) },
  responses: { 201: json(newJobKeySchema, 'The key'), 400: invalid, 409: tooMany, ...refusals },
})

export const removeKey = createRoute({
  method: 'delete',
  path: '/jobs/team/keys/{id}',
  middleware,
  summary: 'Revokes an API key',
  request: { params },
  responses: { 200: team, 404: notFoundResponse, ...refusals },
})
