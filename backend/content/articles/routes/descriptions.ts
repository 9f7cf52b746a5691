import { createRoute, z } from '@hono/zod-openapi'
import { timeCursorPattern } from '@/backend/platform/db/time-cursor'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import { yearSchema } from '@/lib/contract/common/time-range'
import {
  articleChangeSchema,
  articleCreationSchema,
  articleDetailSchema,
  articleDraftSchema,
  articleListSchema,
  articleTermListSchema,
} from '@/lib/contract/pages/article'
import { articleSections, articleTermSchema } from '@/lib/contract/records/article-record'
import { describeRecord, describeRecordWrites, recordParams } from '../../page-tree/routes/record-descriptions'
import { mayEditArticles } from '../policy'

const pageNotFound = refusal('The page number is too high')

const listQuery = pagingQuery.extend({
  /** The id of a category. */
  category: z.string().optional(),
  year: yearSchema.optional(),
  /** The cursor of the requested page, taken from `next` of the previous page. */
  after: z.string().regex(timeCursorPattern).optional(),
})

const listResponses = {
  200: json(articleListSchema, 'A part of the list, latest first; empty for an unknown category or tag'),
  400: invalidFields('Invalid section, year or `after`'),
  404: pageNotFound,
}

export const list = createRoute({
  method: 'get',
  path: '/articles',
  summary: 'Lists the published articles of a section (default: debate) in the language of the request',
  request: {
    query: listQuery.extend({
      section: z.enum(articleSections).default('debate'),
      /** The id of a tag. */
      tags: z.string().optional(),
    }),
  },
  responses: listResponses,
})

export const pressReleases = createRoute({
  method: 'get',
  path: '/press-releases',
  summary: 'Lists the published press releases in the language of the request',
  request: { query: listQuery },
  responses: listResponses,
})

export const categories = createRoute({
  method: 'get',
  path: '/article-categories',
  summary: 'Lists the categories of articles of a section (default: debate) in their order',
  request: { query: pagingQuery.extend({ section: z.enum(articleSections).default('debate') }) },
  responses: {
    200: json(articleTermListSchema, 'A page of the list'),
    400: invalidFields('Unknown section'),
    404: pageNotFound,
  },
})

export const pressCategories = createRoute({
  method: 'get',
  path: '/press-categories',
  summary: 'Lists the categories of press releases in their order',
  request: { query: pagingQuery },
  responses: { 200: json(articleTermListSchema, 'A page of the list'), 404: pageNotFound },
})

export const tags = createRoute({
  method: 'get',
  path: '/article-tags',
  summary: 'Lists the tags of articles, sorted by slug',
  request: { query: pagingQuery },
  responses: { 200: json(articleTermListSchema, 'A page of the list'), 404: pageNotFound },
})

export const tag = createRoute({
  method: 'get',
  path: '/article-tags/{id}',
  summary: 'Returns a tag of articles',
  request: { params: recordParams },
  responses: { 200: json(articleTermSchema, 'The tag'), 404: refusal('Not found') },
})

/** Describes GET of an article or press release by id. Both paths return records of both kinds. */
export const detail = (folder: 'articles' | 'press-releases') =>
  describeRecord(folder, {
    name: 'an article or press release',
    detail: articleDetailSchema,
    draft: articleDraftSchema,
  })

export const { create, change, remove } = describeRecordWrites('articles', {
  name: 'an article or press release',
  right: mayEditArticles,
  creation: articleCreationSchema,
  change: articleChangeSchema,
  draft: articleDraftSchema,
})
