import { z } from 'zod'
import { nameSchema } from '../common/named'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { jobInputSchema } from './jobs'

/** Permissions of an API key for the ads of its team. */
export const jobKeyScopes = ['jobs:read', 'jobs:write', 'jobs:delete'] as const
export type JobKeyScope = (typeof jobKeyScopes)[number]

const time = z.iso.datetime({ offset: true })

/**
 * GET api/jobs/team/: the people who manage job ads together with the user. Without a team `id` is
 * null and the user is the only member. The first invitation or API key creates the team.
 */
export const jobTeamSchema = nameSchema(
  'JobTeam',
  z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    is_owner: z.boolean(),
    members: z.array(
      z.object({
        /** Id of the user. */
        id: z.number().int(),
        name: z.string(),
        email: z.string(),
        is_owner: z.boolean(),
        is_me: z.boolean(),
        joined_at: time.nullable(),
      }),
    ),
    /** For owners alone. */
    invitations: z.array(
      z.object({ id: z.number().int(), email: z.string(), created_at: time, expires_at: time }),
    ),
    /** For owners alone. */
    keys: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Start of the key. */
        prefix: z.string(),
        scopes: z.array(z.enum(jobKeyScopes)),
        created_at: time,
        /** Day of the last use. */
        last_used_on: z.iso.date().nullable(),
        /** Name of the creator; backends may omit it. */
        created_by: z.string().nullable().optional(),
      }),
    ),
  }),
)

/** PATCH api/jobs/team/. */
export const jobTeamChangeSchema = nameSchema('JobTeamChange', z.object({ name: requiredLine(200) }))

/** POST api/jobs/team/invitations/. */
export const jobTeamInvitationSchema = nameSchema('JobTeamInvitation', z.object({ email: emailSchema }))

/** PATCH api/jobs/team/members/{id}/: grants or revokes ownership. */
export const jobTeamMemberChangeSchema = nameSchema(
  'JobTeamMemberChange',
  z.object({ is_owner: z.boolean() }),
)

/** POST api/jobs/team/invitation/ with the key from the mail. */
export const jobTeamKeySchema = nameSchema('JobTeamKey', z.object({ key: z.string() }))

/** Its answer. */
export const jobTeamOfferSchema = nameSchema(
  'JobTeamOffer',
  z.object({
    /** Name of the team and of the inviting person. */
    team: z.string(),
    invited_by: z.string(),
    expires_at: time,
    /** Number of own ads that the user can move into the team. */
    own_jobs: z.number().int(),
    /** True if the user must leave another team first. */
    has_team: z.boolean(),
  }),
)

/** POST api/jobs/team/join/. */
export const jobTeamJoinSchema = nameSchema(
  'JobTeamJoin',
  z.object({ key: z.string(), bring_jobs: z.boolean() }),
)

/** POST api/jobs/team/keys/. */
export const jobKeyInputSchema = nameSchema(
  'JobKeyInput',
  z.object({
    name: requiredLine(100),
    scopes: z.array(z.enum(jobKeyScopes)).min(1, 'required').max(jobKeyScopes.length),
  }),
)

/** Response of POST api/jobs/team/keys/; the only one that contains the key. */
export const newJobKeySchema = nameSchema('NewJobKey', z.object({ key: z.string(), team: jobTeamSchema }))

/**
 * POST api/jobs/my/. `external_id` is the ad's id in the program of an API key. If the team has
 * such an ad already, nothing is created or changed, and the response is 200 instead of 201.
 * Ignored for people.
 */
export const jobCreationSchema = nameSchema(
  'JobCreation',
  jobInputSchema.extend({ external_id: singleLine(100).optional() }),
)

export type JobTeam = z.infer<typeof jobTeamSchema>
export type JobTeamOffer = z.infer<typeof jobTeamOfferSchema>
