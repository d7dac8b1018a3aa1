import { expect, test } from "vitest";
import { backendApi } from "#workers/sandbox/clerk/backend-api.ts";
import { ClerkStore } from "#workers/sandbox/clerk/store.ts";
import { nodeSql } from "./node-sql.ts";

/** A store with one user in one session, and Clerk's Backend API over it. */
function openClerk() {
  const told: string[] = [];
  const store = new ClerkStore(nodeSql(), (id) => told.push(id));
  store.putUser({
    id: "user_1",
    email: "nurse@example.com",
    emailId: "idn_1",
    passwordHash: "",
    firstName: "Nora",
    lastName: null,
    legalAcceptedAt: null,
    publicMetadata: { plan: "Basic" },
    unsafeMetadata: { zone: "UTC", seen: { a: 1 } },
    createdAt: 0,
    updatedAt: 0,
  });
  store.putSession({
    id: "sess_1",
    clientId: "c",
    userId: "user_1",
    status: "active",
    verifiedAt: 0,
    updatedAt: 0,
  });
  const call = (method: string, path: string, body?: object) => {
    const url = new URL(`http://clerk.sandbox/v1/${path}`);
    const init = {
      method,
      headers: { Authorization: "Bearer sk_test_x" },
      body: body && JSON.stringify(body),
    };
    return backendApi(store, new Request(url, init), url);
  };
  return { call, told, store };
}

test("a user is shown with the primary address among the addresses", async () => {
  const { body } = await openClerk().call("GET", "users/user_1");
  expect(body).toMatchObject({
    primary_email_address_id: "idn_1",
    email_addresses: [{ id: "idn_1", email_address: "nurse@example.com" }],
    private_metadata: {},
  });
});

test("metadata that is patched is merged, and metadata that is put replaces", async () => {
  const { call } = openClerk();
  const patch = { unsafe_metadata: { zone: null, seen: { b: 2 } }, private_metadata: { stripe: "cus_1" } };
  expect((await call("PATCH", "users/user_1/metadata", patch)).body).toMatchObject({
    public_metadata: { plan: "Basic" },
    private_metadata: { stripe: "cus_1" },
    unsafe_metadata: { seen: { a: 1, b: 2 } },
  });
  const put = await call("PUT", "users/user_1/metadata", { unsafe_metadata: { only: true } });
  expect(put.body).toMatchObject({ public_metadata: { plan: "Basic" } });
  expect(put.body).toHaveProperty("unsafe_metadata", { only: true });
  const changed = await call("PATCH", "users/user_1", {
    first_name: "Ann",
    unsafe_metadata: { zone: "CET" },
  });
  expect(changed.body).toMatchObject({ first_name: "Ann", unsafe_metadata: { zone: "CET" } });
});

test("a user who is deleted is gone with every session, and is told of once", async () => {
  const { call, told, store } = openClerk();
  expect((await call("DELETE", "users/user_1")).body).toEqual({
    object: "user",
    id: "user_1",
    deleted: true,
  });
  expect((await call("DELETE", "users/user_1")).status).toBe(404);
  expect((await call("GET", "users/user_1")).status).toBe(404);
  expect(store.get("session", "sess_1")?.status).toBe("revoked");
  expect(told).toEqual(["user_1"]);
});
