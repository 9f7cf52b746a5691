import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { organizationDetailSchema } from '@/lib/contract/pages/organization'

/** Loads a published organization with its neighbors. */
export const loadOrganization = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/organizations/${id}/`, organizationDetailSchema, { cookie }),
)
