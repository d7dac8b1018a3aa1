export default function Landing() {
  return (
    <main>
      <h1>NurseGPT</h1>
    </main>
  );
}
