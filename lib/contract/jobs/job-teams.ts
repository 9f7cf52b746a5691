import { z } from 'zod'
import { nameSchema } from '../common/named'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { jobInputSchema } from './jobs'

/** Rights that an API key can have for the ads of its team. */
export const jobKeyScopes = ['jobs:read', 'jobs:write', 'jobs:delete'] as const
export type JobKeyScope = (typeof jobKeyScopes)[number]

const time = z.iso.datetime({ offset: true })

/**
 * GET api/jobs/team/: the users who manage job ads together with this user. If there is no team
 * yet, `id` is null and the user is the only member. The first invitation or API key creates the
 * team.
 */
export const jobTeamSchema = nameSchema(
  'JobTeam',
  z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    is_owner: z.boolean(),
    members: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        email: z.string(),
        is_owner: z.boolean(),
        is_me: z.boolean(),
        joined_at: time.nullable(),
      }),
    ),
    /** Empty unless the user is an owner of the team. */
    invitations: z.array(z.object({ id: z.number().int(), email: z.string(), created_at: time, expires_at: time })),
    /** Empty unless the user is an owner of the team. */
    keys: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Start of the key, by which people recognize it. */
        prefix: z.string(),
        scopes: z.array(z.enum(jobKeyScopes)),
        created_at: time,
        /** Day of the last use; null if the key was never used. */
        last_used_on: z.iso.date().nullable(),
        /** Name of the user who created the key. Other backends may omit it. */
        created_by: z.string().nullable().optional(),
      }),
    ),
  }),
)

/** PATCH api/jobs/team/. */
export const jobTeamChangeSchema = nameSchema('JobTeamChange', z.object({ name: requiredLine(200) }))

/** POST api/jobs/team/invitations/. */
export const jobTeamInvitationSchema = nameSchema('JobTeamInvitation', z.object({ email: emailSchema }))

/** PATCH api/jobs/team/members/{id}/: makes a member an owner, or ends the ownership. */
export const jobTeamMemberChangeSchema = nameSchema('JobTeamMemberChange', z.object({ is_owner: z.boolean() }))

/** POST api/jobs/team/invitation/ with the key from the mail. */
export const jobTeamInvitationKeySchema = nameSchema('JobTeamKey', z.object({ key: z.string() }))

/** Response of POST api/jobs/team/invitation/. */
export const jobTeamOfferSchema = nameSchema(
  'JobTeamOffer',
  z.object({
    /** Names of the team and of the person who sent the invitation. */
    team: z.string(),
    invited_by: z.string(),
    expires_at: time,
    /** Number of the user's ads that may move into the team with the user. */
    own_jobs: z.number().int(),
    /** True if the user must leave another team before joining. */
    has_team: z.boolean(),
  }),
)

/** POST api/jobs/team/join/. */
export const jobTeamJoinSchema = nameSchema('JobTeamJoin', z.object({ key: z.string(), bring_jobs: z.boolean() }))

/** POST api/jobs/team/keys/. */
export const jobKeyInputSchema = nameSchema(
  'JobKeyInput',
  z.object({
    name: requiredLine(100),
    scopes: z.array(z.enum(jobKeyScopes)).min(1, 'required').max(jobKeyScopes.length),
  }),
)

/** Response of POST api/jobs/team/keys/. No other response contains the complete key. */
export const newJobKeySchema = nameSchema('NewJobKey', z.object({ key: z.string(), team: jobTeamSchema }))

/**
 * POST api/jobs/my/. `external_id` is the id of the ad in the software that uses an API key. If the
 * team already has an ad with this id, nothing is created or changed, and the response is 200
 * instead of 201. The id is ignored if a person creates the ad.
 */
export const jobCreationSchema = nameSchema(
  'JobCreation',
  jobInputSchema.extend({ external_id: singleLine(100).optional() }),
)

export type JobTeam = z.infer<typeof jobTeamSchema>
export type JobTeamOffer = z.infer<typeof jobTeamOfferSchema>
