import { z } from 'zod'
import { named } from '../common/named'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { jobInputSchema } from './jobs'

/** What a key for programs may do with the ads of its team. */
export const jobKeyScopes = ['jobs:read', 'jobs:write', 'jobs:delete'] as const
export type JobKeyScope = (typeof jobKeyScopes)[number]

const time = z.iso.datetime({ offset: true })

/**
 * GET api/jobs/team/: who keeps job ads together with the user. Without a team `id` is null and the user is its only member: the first
 * invitation, or the first key, makes it.
 */
export const jobTeamSchema = named(
  'JobTeam',
  z.object({
    id: z.number().int().nullable(),
    name: z.string(),
    is_owner: z.boolean(),
    members: z.array(
      z.object({
        /** The user's id. */
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
        /** How it begins. */
        prefix: z.string(),
        scopes: z.array(z.enum(jobKeyScopes)),
        created_at: time,
        /** The last day of its use. */
        last_used_on: z.iso.date().nullable(),
        /** The name of who made it; a backend may leave it out. */
        created_by: z.string().nullable().optional(),
      }),
    ),
  }),
)

/** PATCH api/jobs/team/. */
export const jobTeamChangeSchema = named('JobTeamChange', z.object({ name: requiredLine(200) }))

/** POST api/jobs/team/invitations/. */
export const jobTeamInvitationSchema = named('JobTeamInvitation', z.object({ email: emailSchema }))

/** PATCH api/jobs/team/members/{id}/: whether somebody is an owner. */
export const jobTeamMemberChangeSchema = named('JobTeamMemberChange', z.object({ is_owner: z.boolean() }))

/** POST api/jobs/team/invitation/ with the key from the mail: what it invites to. */
export const jobTeamKeySchema = named('JobTeamKey', z.object({ key: z.string() }))

/** Its answer. */
export const jobTeamOfferSchema = named(
  'JobTeamOffer',
  z.object({
    /** The team's name, and who invites. */
    team: z.string(),
    invited_by: z.string(),
    expires_at: time,
    /** Own ads that could be brought along. */
    own_jobs: z.number().int(),
    /** Whether the user is in a team already, which has to be left first. */
    has_team: z.boolean(),
  }),
)

/** POST api/jobs/team/join/. */
export const jobTeamJoinSchema = named('JobTeamJoin', z.object({ key: z.string(), bring_jobs: z.boolean() }))

/** POST api/jobs/team/keys/. */
export const jobKeyInputSchema = named(
  'JobKeyInput',
  z.object({
    name: requiredLine(100),
    scopes: z.array(z.enum(jobKeyScopes)).min(1, 'required').max(jobKeyScopes.length),
  }),
)

/** Its answer: the only time that the key is told. */
export const newJobKeySchema = named('NewJobKey', z.object({ key: z.string(), team: jobTeamSchema }))

/**
 * POST api/jobs/my/. `external_id` is what a program that has a key calls the ad: of one that its team has already nothing is made or changed, and
 * the answer is 200 in place of 201. From people it is not read.
 */
export const jobCreationSchema = named(
  'JobCreation',
  jobInputSchema.extend({ external_id: singleLine(100).optional() }),
)

export type JobTeam = z.infer<typeof jobTeamSchema>
export type JobTeamOffer = z.infer<typeof jobTeamOfferSchema>
