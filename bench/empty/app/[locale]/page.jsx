export const dynamic = 'force-dynamic'

/** The least that a page can be. */
export default function Page() {
  return <h1>Empty</h1>
}
