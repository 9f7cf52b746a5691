import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireSpaceForUpload } from '@/backend/platform/http/guards/require-free-space'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { uploadBody } from '@/backend/platform/http/requests/upload-body'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import {
  libraryPictureListSchema,
  libraryPictureSchema,
  pictureInUseSchema,
  pictureUseSchema,
} from '@/lib/contract/media/media'
import { orderings, pictureChangeSchema, uploadSchema } from '../fields'
import { mayUseLibrary } from '../policy'
import { middleware, notFound, params, recordRoutes, refusals, storageFull } from './record-routes'

export const list = createRoute({
  method: 'get',
  path: '/media',
  middleware,
  summary: 'Lists the pictures of the media library, newest first by default',
  request: {
    query: pagingQuery.extend({
      search: searchText.optional().openapi({ description: 'Words of the name, texts or copyright; all must match' }),
      folder: z
        .string()
        .regex(/^([1-9]\d{0,8}|none)$/)
        .transform((text) => (text === 'none' ? null : Number(text)))
        .optional()
        .openapi({ description: 'The id of a folder, or `none` for pictures in no folder' }),
      ordering: z.enum(orderings).optional(),
    }),
  },
  responses: {
    200: json(libraryPictureListSchema, 'A page of the list'),
    400: invalidFields('Errors by field'),
    404: refusal('The page number is too high'),
    ...refusals,
  },
})

export const upload = (assertFreeSpace: () => Promise<void>) =>
  createRoute({
    method: 'post',
    path: '/media',
    middleware: [authorize(mayUseLibrary), requireSpaceForUpload(assertFreeSpace), uploadBody] as const,
    summary: 'Uploads a picture, whose content must be JPEG, PNG, WebP, AVIF, GIF or SVG',
    request: { body: { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } } },
    responses: {
      200: json(libraryPictureSchema, 'The unchanged picture of a file that is already in the library'),
      201: json(libraryPictureSchema, 'The new picture'),
      400: invalidFields('Errors by field'),
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is not multipart/form-data'),
      507: storageFull,
      ...refusals,
    },
  })

export const { read, change, changeByPost, remove } = recordRoutes({
  path: '/media/{id}',
  record: libraryPictureSchema,
  changes: pictureChangeSchema,
  inUse: pictureInUseSchema,
  texts: {
    read: 'Returns a picture of the media library',
    readResponse: 'The picture',
    change: 'Changes the fields of a picture that the request contains',
    changeResponse: 'The changed picture',
    remove: 'Deletes an unused picture',
    conflict: 'The picture is in use, or another user has changed it meanwhile',
  },
})

export const usage = createRoute({
  method: 'get',
  path: '/media/{id}/usage',
  middleware,
  summary: 'Lists the uses of a picture',
  request: { params },
  responses: { 200: json(z.array(pictureUseSchema), 'All uses'), 404: notFound, ...refusals },
})
