import { createClient } from '@cubby/api/client';
import { createDataProvider } from '@cubby/api/react-admin';
import { Admin, EditGuesser, ListGuesser, Resource } from 'react-admin';

/** A console of react-admin's own parts on Cubby's API; docs/recipes.md tells how to run it. */
export function StockApp({ url, token }: { url: string; token: string }) {
  const client = createClient({ baseUrl: url, headers: () => ({ Authorization: `Token ${token}` }) });
  return (
    <Admin dataProvider={createDataProvider({ client })} disableTelemetry>
      {['hosts', 'stashpoints', 'coupons', 'cities', 'seo-contents', 'otas', 'areas'].map((name) => (
        <Resource key={name} name={name} list={ListGuesser} edit={EditGuesser} />
      ))}
    </Admin>
  );
}
