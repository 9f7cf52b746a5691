import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ContainerView, loadContainerMetadata } from '@/app/[locale]/cms-hub/shared/[slug]/container-view'
import { readLocale } from '@/app/frame/address'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

async function parseContainerProps(params: Props['params']) {
  const { slug } = await params
  return { locale: await readLocale(params), slug, cookie: (await cookies()).toString() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadContainerMetadata(await parseContainerProps(params))
}

/** A reusable container in the editor. The middleware lets only editors pass. */
export default async function ContainerPage({ params }: Props) {
  return <ContainerView {...(await parseContainerProps(params))} />
}
