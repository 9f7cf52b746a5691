interface Props {
  params: Promise<{ locale: string; path: string[] }>
}

export default async function PathPage({ params }: Props) {
  return <h1>{(await params).path.join(' / ')}</h1>
}
