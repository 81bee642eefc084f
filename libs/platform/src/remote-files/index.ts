export {
  askRemoteFile,
  checkRemoteAddress,
  fetchRemoteFile,
  RemoteFileError,
  type RemoteFileLimits,
  type RemoteFileProblem,
} from './fetch-remote-file';
