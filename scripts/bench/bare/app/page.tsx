/** The page itself; what it shows is the document that the root makes. */
export default function Page() {
  return null;
}
