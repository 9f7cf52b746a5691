export default function HomePage() {
  return <h1>Bühnenhaus</h1>
}
