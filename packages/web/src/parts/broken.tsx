import { useState } from 'react';
import { reloadIfThere } from '../renew.ts';
import { say } from '../say.ts';
import { PageLink } from './page-link.tsx';

/** What stands where a part of the page broke or did not come: the way on, and the way home. */
export function Broken() {
  return (
    <div className="page-narrow broken">
      <div role="alert">
        <h1>{say('broken.title')}</h1>
        <p>{say('broken')}</p>
      </div>
      <p className="acts">
        <Reload />
        <PageLink to="/" className="button">
          {say('lost.home')}
        </PageLink>
      </p>
    </div>
  );
}

/** Loads the page anew, if the server is there to give it. */
export function Reload() {
  const [isAway, setAway] = useState(false);
  const again = async () => {
    setAway(false);
    setAway(!(await reloadIfThere()));
  };
  return (
    <>
      <button type="button" className="button button-lead" onClick={() => void again()}>
        {say('again')}
      </button>
      <span className="problem" role="alert">
        {isAway && say('unreachable')}
      </span>
    </>
  );
}
