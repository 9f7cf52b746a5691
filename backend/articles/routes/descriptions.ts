import { createRoute, z } from '@hono/zod-openapi'
import {
  articleChangeSchema,
  articleCreationSchema,
  articleDetailSchema,
  articleDraftSchema,
  articleListSchema,
  articleTermListSchema,
} from '@/lib/contract/article'
import { articleSections, articleTermSchema } from '@/lib/contract/article-record'
import { conflictSchema } from '@/lib/contract/errors'
import { revisionSchema } from '@/lib/contract/revision'
import { authorize } from '../../http/authorize'
import { pagingQuery } from '../../http/paging'
import { invalidFields, json, jsonContent, missing, refusal } from '../../http/router'
import { cursorPattern } from '../list-articles'
import { mayEditArticles } from '../policy'

const params = z.object({ id: z.string() })
const noSuchPage = refusal('There is no such page')

const listQuery = pagingQuery.extend({
  /** A category's id. */
  category: z.string().optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Where the page begins, as `next` of the one before names it. */
  after: z.string().regex(cursorPattern).optional(),
})

const listResponses = {
  200: json(articleListSchema, 'A part of the list, the latest first; an unknown category or tag has none'),
  400: invalidFields('The section, the year or `after` is none'),
  404: noSuchPage,
}

export const list = createRoute({
  method: 'get',
  path: '/articles',
  summary: 'The published articles of a section (by default of the debate) in the asked language',
  request: {
    query: listQuery.extend({
      section: z.enum(articleSections).default('debate'),
      /** A tag's id. */
      tags: z.string().optional(),
    }),
  },
  responses: listResponses,
})

export const pressReleases = createRoute({
  method: 'get',
  path: '/press-releases',
  summary: 'The published press releases in the asked language',
  request: { query: listQuery },
  responses: listResponses,
})

export const categories = createRoute({
  method: 'get',
  path: '/article-categories',
  summary: 'The categories of articles of a section (by default of the debate) in their order',
  request: { query: pagingQuery.extend({ section: z.enum(articleSections).default('debate') }) },
  responses: {
    200: json(articleTermListSchema, 'A page of the list'),
    400: invalidFields('There is no such section'),
    404: noSuchPage,
  },
})

export const pressCategories = createRoute({
  method: 'get',
  path: '/press-categories',
  summary: 'The categories of press releases in their order',
  request: { query: pagingQuery },
  responses: { 200: json(articleTermListSchema, 'A page of the list'), 404: noSuchPage },
})

export const tags = createRoute({
  method: 'get',
  path: '/article-tags',
  summary: 'The tags of articles by their slugs',
  request: { query: pagingQuery },
  responses: { 200: json(articleTermListSchema, 'A page of the list'), 404: noSuchPage },
})

export const tag = createRoute({
  method: 'get',
  path: '/article-tags/{id}',
  summary: 'A tag of articles',
  request: { params },
  responses: { 200: json(articleTermSchema, 'The tag'), 404: refusal('There is none') },
})

const refusals = {
  401: refusal('Nobody is logged in, and it is for users, or for editors'),
  403: refusal('It is for another group, or for editors'),
}

/** An article or a press release by its id: the same under both names. */
export const one = (path: 'articles' | 'press-releases') =>
  createRoute({
    method: 'get',
    path: `/${path}/{id}`,
    summary: 'An article or press release as published; for editors its working copy with `draft=1`',
    request: { params, query: z.object({ draft: z.literal('1').optional() }) },
    responses: {
      200: json(z.union([articleDetailSchema, articleDraftSchema]), 'The article'),
      400: invalidFields('`draft` is something else'),
      ...refusals,
      404: missing('There is none, or none in this language'),
      410: refusal('It was deleted'),
    },
  })

const invalid = invalidFields('What is wrong, by field')
const written = json(articleDraftSchema, 'The working copy')

export const create = createRoute({
  method: 'post',
  path: '/articles',
  middleware: authorize(mayEditArticles),
  summary: 'Makes an article or press release in one language, unpublished; its blocks are those of its page',
  request: { body: jsonContent(articleCreationSchema) },
  responses: {
    201: written,
    400: invalid,
    ...refusals,
    409: refusal('A page has its address'),
  },
})

export const change = createRoute({
  method: 'patch',
  path: '/articles/{id}',
  middleware: authorize(mayEditArticles),
  summary: 'Changes an article: its texts in one language for the next publication, everything else at once',
  request: { params, body: jsonContent(articleChangeSchema) },
  responses: {
    200: written,
    400: invalid,
    ...refusals,
    404: missing('There is none in this language'),
    409: json(conflictSchema, 'Changed by another since, with both states'),
    428: refusal('The revision is missing'),
  },
})

export const remove = createRoute({
  method: 'delete',
  path: '/articles/{id}',
  middleware: authorize(mayEditArticles),
  summary: 'Moves an article in all languages to the trash',
  request: { params, body: jsonContent(z.object({ revision: revisionSchema })) },
  responses: {
    204: { description: 'Deleted' },
    400: invalid,
    ...refusals,
    404: missing('There is none in this language'),
    409: json(conflictSchema, 'Changed by another since, with both states'),
    428: refusal('The revision is missing'),
  },
})
