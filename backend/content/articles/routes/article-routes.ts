import type { Context } from 'hono'
import type { z } from 'zod'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, type pagingQuery, presentCursorPage, presentList } from '@/backend/platform/http/requests/paging'
import { parseFilterId, readId } from '@/backend/platform/http/requests/read-id'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import type { ArticleDetail, ArticleDraft } from '@/lib/contract/pages/article'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import { articleTypes, sectionTypes } from '../../records/article-terms'
import { listArticles, listYears } from '../list-articles'
import { findArticleTag, listArticleCategories, listArticleTags } from '../list-terms'
import { mayEditArticles } from '../policy'
import { presentArticle, readArticleDraft } from '../read-article'
import { categories, detail, list, pressCategories, pressReleases, tag, tags } from './descriptions'

interface ListQuery extends z.infer<typeof pagingQuery> {
  section: ArticleSection
  category?: string | undefined
  tags?: string | undefined
  year?: string | undefined
  after?: string | undefined
}

/**
 * GET api/articles/, api/press-releases/ and single records of both, and their categories and tags
 */
export function articleRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  async function loadList(c: Context<AppEnv>, query: ListQuery) {
    const { section, category, tags: tagId, year, after = null, ...paging } = query
    setCacheTags(c, [cacheTags.records(sectionTypes[section]), cacheTags.articleTerms])
    const range = pageRange(paging)
    const filter = {
      section,
      locale: c.get('locale'),
      category: parseFilterId(category),
      tag: parseFilterId(tagId),
      year: year === undefined ? null : Number(year),
    }
    const articlePage = await listArticles(db, filter, { after, ...range })
    return { ...presentCursorPage(c, env.SITE_URL, range, articlePage), years: await listYears(db, filter) }
  }

  async function loadCategories(c: Context<AppEnv>, section: ArticleSection, paging: z.infer<typeof pagingQuery>) {
    setCacheTags(c, [cacheTags.articleTerms])
    const range = pageRange(paging)
    return presentList(c, env.SITE_URL, range, await listArticleCategories(db, section, c.get('locale'), range))
  }

  async function read(c: Context<AppEnv>, id: string, isDraft: boolean): Promise<ArticleDetail | ArticleDraft> {
    const locale = c.get('locale')
    if (!isDraft) {
      return await presentArticle(db, await readPublishedRecord(c, db, readId(id), articleTypes), locale)
    }
    await requireRight(c, mayEditArticles)
    return await readArticleDraft(db, readId(id), locale)
  }

  const router = createRouter()
    .openapi(list, async (c) => c.json(await loadList(c, c.req.valid('query')), 200))
    .openapi(pressReleases, async (c) => c.json(await loadList(c, { ...c.req.valid('query'), section: 'press' }), 200))
    .openapi(categories, async (c) => {
      const { section, ...paging } = c.req.valid('query')
      return c.json(await loadCategories(c, section, paging), 200)
    })
    .openapi(pressCategories, async (c) => c.json(await loadCategories(c, 'press', c.req.valid('query')), 200))
    .openapi(tags, async (c) => {
      setCacheTags(c, [cacheTags.articleTerms])
      const range = pageRange(c.req.valid('query'))
      return c.json(presentList(c, env.SITE_URL, range, await listArticleTags(db, c.get('locale'), range)), 200)
    })
    .openapi(tag, async (c) => {
      setCacheTags(c, [cacheTags.articleTerms])
      const term = await findArticleTag(db, readId(c.req.valid('param').id), c.get('locale'))
      if (!term) throw new NotFoundError()
      return c.json(term, 200)
    })
  for (const path of ['articles', 'press-releases'] as const) {
    router.openapi(detail(path), async (c) =>
      c.json(await read(c, c.req.valid('param').id, c.req.valid('query').draft === '1'), 200),
    )
  }
  return router
}
