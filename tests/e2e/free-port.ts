import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nobody listens on: other servers of the same machine stay out of it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
